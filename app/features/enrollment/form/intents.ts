/** The buttons of the form, by the value of `intent`. `submitAll` is the one of the long form without scripts. */
export const intents = {
  next: 'next',
  previous: 'previous',
  submit: 'submit',
  submitAll: 'submit-all',
  anotherChild: 'another-child',
};

export const changeIntent = (step: number) => `change-${step}`;
