/** Words of the two moves that need no more than a yes: the button, and the question with the `amount`. */
export const payWords = { execute: 'refunds:execute', retry: 'common:retry' } as const;
export const payQuestions = { execute: 'refunds:executeConfirm', retry: 'refunds:retryConfirm' } as const;
