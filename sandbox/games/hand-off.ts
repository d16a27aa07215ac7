import { escapeHtml, htmlPage } from './html.ts';

type HandOff = { site: string; back: string; account: string };

/** Sign-in page of a third party; redirects the member to the site with a code for `/get_info_data`. */
export const handOffPage = ({ site, back, account }: HandOff): string =>
  htmlPage({
    lang: 'en-US',
    title: 'Lanternpass',
    styles: [],
    scripts: [],
    body: `<main class="notice"><h1>Continue with Lanternpass</h1><p>${escapeHtml(new URL(site).host)} asks who you are. It receives your account name and currency, and nothing else.</p><form method="post"><input type="hidden" name="back" value="${escapeHtml(back)}"><input type="hidden" name="account" value="${escapeHtml(account)}"><button class="button" name="answer" value="yes">Continue as ${escapeHtml(account)}</button> <button class="button plain" name="answer" value="no">Cancel</button></form></main>`,
  });
