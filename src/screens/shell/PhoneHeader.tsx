import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { selectIsMember } from '#machines/selectors.ts';
import { useMachine } from '../../actors/context.tsx';
import { siteTitle } from '../../site/locale.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Header } from '../../ui/Frame.tsx';
import { JoinButton } from './JoinButton.tsx';
import { SignInButton } from './SignInButton.tsx';

export const PhoneMember = lazyRouteComponent(() => import('./PhoneMember.tsx'));

export function PhoneHeader() {
  const isMember = useMachine('session', selectIsMember);
  return (
    <Header start={<Brand name={siteTitle()} compact={isMember} render={<Link to="/" />} />}>
      {isMember ? (
        <Suspense>
          <PhoneMember />
        </Suspense>
      ) : (
        <>
          <SignInButton />
          <JoinButton />
        </>
      )}
    </Header>
  );
}
