import { JackpotCard } from './JackpotCard.tsx';
import { SideCard } from './SideCard.tsx';

/** What stands beside the offers where there is room. */
export default function Side() {
  return (
    <>
      <JackpotCard />
      <SideCard />
    </>
  );
}
