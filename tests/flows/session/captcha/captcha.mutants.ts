import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'captcha cannot be refreshed',
    class: 'wrong event',
    file: 'src/components/forms/CaptchaImage.tsx',
    from: "onRefresh={() => send({ type: 'captcha.refresh' })}",
    to: 'onRefresh={() => undefined}',
    walk: ['captcha'],
  },
  {
    name: 'captcha wait is not shown',
    class: 'shown text',
    file: 'src/components/forms/CaptchaImage.tsx',
    from: "waiting={state === 'waiting' ? <Trans>Please wait</Trans> : undefined}",
    to: 'waiting={undefined}',
    walk: ['captcha'],
  },
  {
    name: 'a loading captcha looks ready',
    class: 'busy',
    file: 'src/components/forms/CaptchaImage.tsx',
    from: "loading={state === 'loading'}",
    to: 'loading={false}',
    walk: ['captcha'],
  },
  {
    name: 'captcha error is not shown',
    class: 'error not shown',
    file: 'src/components/forms/CaptchaImage.tsx',
    from: 'loadError && { note: loadError }',
    to: 'loadError && {}',
    walk: ['captcha'],
  },
];
