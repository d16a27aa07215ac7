import { type ReactNode, Suspense } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { RegisterButton, SignInButton } from '#src/components/SignInButton.tsx';
import { useAreaPage } from '#src/components/use-area-page.ts';
import { GlobalSearch } from '#src/features/catalogue/GlobalSearch.tsx';
import { Header, PageHeading } from '#src/ui/AppLayout.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const AgentHeader = lazyComponent(() => import('./AgentHeader.tsx'), { texts: 'member' });

export default function DesktopHeader({ memberEntries }: { memberEntries: ReactNode }) {
  const isMember = useMachineSelector('session', selectIsMember);
  const page = useAreaPage();
  if (page?.area === 'proxy') return <AgentHeader />;
  return (
    <Header start={page ? <PageHeading>{page.title}</PageHeading> : <GlobalSearch />}>
      {isMember ? (
        <Suspense>{memberEntries}</Suspense>
      ) : (
        <>
          <SignInButton />
          <RegisterButton />
        </>
      )}
    </Header>
  );
}
