import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'password recovery does not open',
    class: 'wrong event',
    file: 'src/features/session/sign-in/CredentialsForm.tsx',
    from: "send({ type: 'signIn.forgot' })",
    to: 'void send',
    walk: ['password-recovery'],
  },
  {
    name: 'sign-in form does not prefill the account',
    class: 'shown text',
    file: 'src/features/session/sign-in/CredentialsForm.tsx',
    from: "defaultValues: { account, password: ''",
    to: "defaultValues: { account: '', password: ''",
    walk: ['password-recovery'],
  },
  {
    name: 'a sent recovery code counts as a failure',
    class: 'wiring',
    file: 'src/features/session/password/password.implementations.ts',
    from: 'if (result.ok) return sent(result.data.token);',
    to: 'if (result.ok) return { ok: false, failure: { call: forgotSend.path, code: result.data.token } };',
    walk: ['password-recovery'],
  },
  {
    name: 'recovery code error is not shown',
    class: 'error not shown',
    file: 'src/features/session/password/PasswordRecovery.tsx',
    from: "serverError.field('code')",
    to: "serverError.field('nowhere')",
    walk: ['password-recovery'],
  },
  {
    name: 'recovery form shows no progress',
    class: 'busy',
    file: 'src/features/session/password/PasswordRecovery.tsx',
    from: 'busy={busy}\n        busyLabel={<Trans>Saving',
    to: 'busy={false}\n        busyLabel={<Trans>Saving',
    walk: ['password-recovery'],
  },
  {
    name: 'recovery cannot be restarted',
    class: 'wrong event',
    file: 'src/features/session/password/PasswordRecovery.tsx',
    from: "send({ type: 'recovery.restart' })",
    to: 'void send',
    walk: ['password-recovery'],
  },
];
