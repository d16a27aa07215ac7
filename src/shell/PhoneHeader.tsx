import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { RegisterButton } from '#src/components/RegisterButton.tsx';
import { SignInButton } from '#src/components/SignInButton.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { Header } from '#src/ui/AppLayout.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

export const PhoneMember = lazyComponent(() => import('./PhoneMember.tsx'));

export function PhoneHeader() {
  const isMember = useMachineSelector('session', selectIsMember);
  return (
    <Header start={<Brand name={siteTitle()} compact={isMember} render={<Link to="/" />} />}>
      {isMember ? (
        <Suspense>
          <PhoneMember />
        </Suspense>
      ) : (
        <>
          <SignInButton />
          <RegisterButton />
        </>
      )}
    </Header>
  );
}
