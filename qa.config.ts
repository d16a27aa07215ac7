import type { QaConfig } from 'xstate-path-tests';
import { machineNames } from './machines/registry.ts';

/** Machines that another machine invokes. */
const children = [
  'captcha',
  'doubleValidation',
  'transferVerify',
  'verificationCode',
  'gameLaunch',
  'moneyRequest',
  'paymentWindow',
];
/** Machines that a page starts. */
const pages = [
  'walletTransfer',
  'profileEdit',
  'contactVerify',
  'deposit',
  'withdrawal',
  'withdrawPassword',
  'bankAccount',
  'recordExport',
  'agentTransfer',
  'agentAgreement',
  'playLimits',
];

const entry = (name: string) => {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    id,
    machine: `machines/${id}.machine.ts#${name}Machine`,
    samples: `tests/flows/${id}/${id}.samples.ts#samples`,
    driver: `tests/flows/${id}/${id}.driver.ts#driver`,
  };
};

export default {
  loader: 'node',
  fixture: 'tests/flows/app-fixture.ts#fixture',
  machines: [...children, ...pages, ...machineNames, 'app'].map(entry),
} satisfies QaConfig;
