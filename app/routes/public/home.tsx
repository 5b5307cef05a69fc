import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { subscribe } from '#features/newsletter/commands.server.ts';
import { SubscribeForm } from '#features/newsletter/components/subscribe-form.tsx';
import { THANKS } from '#features/newsletter/schema.ts';
import { readFormRequest } from '#lib/form-request.server.ts';
import { pageHeaders, personalPage, publicPage } from '#lib/public-page.ts';
import { type Notice, NoticeFromServer } from '#ui/notice.tsx';
import type { Route } from './+types/home.ts';
import { Features, Hero, News, Stats, Vision } from './home-sections.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return data(context.get(services).content.home, { headers: publicPage });
}

/** The newsletter forms, posted without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = Object.fromEntries(await readFormRequest(request));
  const result = await subscribe(context.get(services), { email });
  const notice: Notice =
    result.outcome === 'stored'
      ? THANKS
      : { title: result.title, text: result.detail, isDestructive: true };
  return data(
    { notice },
    { status: result.outcome === 'stored' ? 200 : 422, headers: personalPage },
  );
}

export const headers = pageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const school = matches[0].loaderData?.school;
  return [
    { title: `${loaderData?.title} · ${school?.name}` },
    { name: 'description', content: loaderData?.hero.lead ?? '' },
  ];
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, features, stats, news, vision, newsletter } = loaderData;
  return (
    <>
      <NoticeFromServer notice={actionData?.notice} />
      <Hero hero={hero} />
      <Features features={features} />
      <Stats stats={stats} />
      <News news={news} />
      <Vision vision={vision} />
      <section className="post">
        <div className="wrap">
          <div>
            <h2>{newsletter.heading}</h2>
            <p className="mt-g2">{newsletter.lead}</p>
          </div>
          <SubscribeForm id="home-email" className="join" />
        </div>
      </section>
    </>
  );
}
