import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the wrong security question is shown',
    class: 'shown text',
    file: 'src/features/session/sign-in/SignIn.tsx',
    from: 'member_phone: msg`What is your phone number?`',
    to: 'member_phone: msg`What is your e-mail address?`',
    walk: ['double-validation'],
  },
  {
    name: 'security question cannot be skipped',
    class: 'wrong event',
    file: 'src/features/session/sign-in/SignIn.tsx',
    from: "onClick={() => send({ type: 'question.skip' })}",
    to: 'onClick={() => undefined}',
    walk: ['double-validation'],
  },
  {
    name: 'skip button shows no progress',
    class: 'busy',
    file: 'src/features/session/sign-in/SignIn.tsx',
    from: "busy={state === 'skipping'}",
    to: 'busy={false}',
    walk: ['double-validation'],
  },
  {
    name: 'question form shows no progress',
    class: 'busy',
    file: 'src/features/session/sign-in/SignIn.tsx',
    from: "busy={state === 'submitting'}",
    to: 'busy={false}',
    walk: ['double-validation'],
  },
  {
    name: 'question error is not shown',
    class: 'error not shown',
    file: 'src/features/session/sign-in/SignIn.tsx',
    from: '<FormError>{serverError.form}</FormError>',
    to: '<FormError>{null}</FormError>',
    walk: ['double-validation'],
  },
];
