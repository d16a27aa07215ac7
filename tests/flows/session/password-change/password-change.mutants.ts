import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'member status is not reported',
    class: 'wiring',
    file: 'src/api/member-queries.ts',
    from: '    onRead(last);',
    to: '',
    walk: ['password-change'],
  },
  {
    name: 'phone is not redirected to the profile page',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: "app.on('navigate.info', () => void router.navigate({ ...areaLocation('user', 'Info'), replace: true }));",
    to: '',
    walk: ['password-change'],
  },
  {
    name: 'every page counts as the profile page',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: "type: 'page.entered', path }",
    to: "type: 'page.entered', path: '/user/Info' }",
    walk: ['password-change'],
  },
  {
    name: 'profile page lacks the forced password form',
    class: 'shown text',
    file: 'src/features/profile/Info.tsx',
    from: 'return isForced ?',
    to: 'return false ?',
    walk: ['password-change'],
  },
  {
    name: 'password change error is not shown',
    class: 'error not shown',
    file: 'src/features/session/password/ChangePasswordForm.tsx',
    from: "serverError.field('old_password')",
    to: "serverError.field('nowhere')",
    walk: ['password-change'],
  },
];
