/** The words of the two actions that need only a confirmation: the button, and the question with the `amount`. */
export const payWords = { execute: 'refunds:execute', retry: 'common:retry' } as const;
export const payQuestions = { execute: 'refunds:executeConfirm', retry: 'refunds:retryConfirm' } as const;
