import { randomUUID } from 'node:crypto';
import type { Data } from '../../../contract/call.ts';
import type { DepositMethod } from '../../../contract/endpoints/money/deposit.ts';
import type { EndpointOf, Path } from '../../../contract/endpoints.ts';
import type { Finding, Note } from './finding.ts';

type Send = <P extends Path>(path: P, body: unknown) => Promise<Data<EndpointOf<P>> | undefined>;

/** Major units for a method that has neither presets nor a least amount. */
const defaultAmount = '100';

/**
 * Orders a deposit and cancels it: a repeated request must not make a second order, and an order must say how it is paid.
 * Nothing is ordered while an order of the member is open, or where no method is. A back end without the call to cancel keeps
 * the order.
 */
export const checkDeposit = async (send: Send, methods: readonly DepositMethod[]): Promise<Finding[]> => {
  const [method] = methods.filter(({ maintenance }) => !maintenance);
  const open = await send('/member/deposit/open', {});
  if (!method || !open || open.order) return [];
  const body = {
    method_id: method.id,
    amount: method.presets?.[0] ?? method.min ?? defaultAmount,
    ...(method.needs.includes('payer_name') && { payer_name: 'Gamehall Conform' }),
    request_id: randomUUID(),
  };
  const order = await send('/member/deposit/create', body);
  if (!order) return [];
  const again = await send('/member/deposit/create', body);
  const byNumber = { order_number: order.orderNumber };
  await send('/member/deposit/order', byNumber);
  await send('/member/deposit/cancel', byNumber);
  return [
    finding(
      'repeated order of a deposit',
      again?.orderNumber === order.orderNumber ? undefined : again?.orderNumber,
      'the order of the first request, by its request_id',
      'Members whose connection breaks order twice.',
    ),
    finding(
      'payment of a deposit',
      order.instructions ? undefined : 'nothing that can be read',
      `instructions of the kind ${order.kind}`,
      'The page cannot show how the order is paid.',
    ),
  ];
};

const finding = (subject: string, seen: string | undefined, expected: string, loss: string): Finding => {
  const notes: Note[] = seen === undefined ? [] : [{ path: '', expected, seen }];
  return notes.length > 0
    ? { subject, verdict: 'refused', notes, loss, isEssential: true }
    : { subject, verdict: 'right', notes };
};
