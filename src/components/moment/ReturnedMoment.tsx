import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReturnedMoney } from '#machines/kernel/events.ts';
import { serverNow } from '#src/api/server-time.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { MoneyMoment } from './MoneyMoment.tsx';

/** Money has come back from the providers: below the words that say how much and from where. */
export default function ReturnedMoment({ returned: { currency, from } }: { returned: ReturnedMoney }) {
  const { t, i18n } = useLingui();
  const [at] = useState(() => zonedTime(i18n.locale, String(serverNow())));
  return (
    <MoneyMoment
      receipt={{
        title: t`Returned to the wallet`,
        minor: from.reduce((sum, { minor }) => sum + minor, 0),
        currency,
        at,
      }}
    />
  );
}
