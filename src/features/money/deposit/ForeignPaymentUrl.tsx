import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

/** In place of a payment URL that is not of the site's payment providers. */
export const ForeignPaymentUrl = () => (
  <InlineAlert
    tone="error"
    icon={<CircleAlert />}
    text={<Trans>The payment page of this order is not one of ours. Do not pay.</Trans>}
    detail={<Trans>Cancel the order and contact customer service.</Trans>}
  />
);
