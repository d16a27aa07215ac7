import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { withdrawalQuery } from '#src/api/payout-queries.ts';
import { RateText } from '#src/components/RateText.tsx';
import { durationText } from '#src/i18n/duration.ts';
import { DescriptionList, Panel } from '#src/ui/Panel.tsx';

/** What a withdrawal costs and how long it takes, to whichever account; absent if the operator does not say. */
export function WithdrawalTerms() {
  const { i18n } = useLingui();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const { data } = useQuery(withdrawalQuery(useEpoch()));
  const fee = data?.fee ?? null;
  const minutes = data?.arrivalMinutes ?? null;
  if (fee === null && minutes === null) return null;
  const arrival = minutes !== null && durationText(i18n.locale, minutes * 60_000);
  return (
    <Panel title={<Trans>Withdrawal</Trans>}>
      <DescriptionList
        lines={[
          ...(fee === null
            ? []
            : [
                {
                  id: 'fee',
                  label: <Trans>Fee</Trans>,
                  value:
                    Number(fee.value) === 0 ? (
                      <Trans>None</Trans>
                    ) : (
                      <RateText rate={fee} currency={currency} />
                    ),
                },
              ]),
          ...(arrival
            ? [
                {
                  id: 'arrives',
                  label: <Trans>Arrives</Trans>,
                  value: <Trans>Usually within {arrival}</Trans>,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
