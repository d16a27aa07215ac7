import { JSDOM } from 'jsdom';

// What browsers have and Node has not.
const { window } = new JSDOM('', { url: 'https://example.test/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
