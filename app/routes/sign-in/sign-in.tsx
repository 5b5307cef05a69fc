import { Island } from '#app/islands/island.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { SignIn } from '#features/accounts/components/sign-in-form.tsx';

export const meta = titled('Sign in');

/** A document like a page with a form: nobody who only signs in pays for the router of the screens behind it. */
export default function SignInPage() {
  return (
    <section className="section">
      <div className="wrap account">
        <h1>Sign in</h1>
        <p className="lead">For parents and guardians with an account, and for staff.</p>
        <Island name="signIn" component={SignIn} props={{}} />
      </div>
    </section>
  );
}
