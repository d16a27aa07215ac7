import { type Language, languages } from '#contract/site.ts';
import { escapeHtml, htmlPage } from './html.ts';

type HandOff = {
  site: string;
  back: string;
  account: string;
  error?: { language: Language; text: string };
};

const errorLine = ({ language, text }: NonNullable<HandOff['error']>): string =>
  `<p role="alert" lang="${languages[language].locale}">${escapeHtml(text)}</p>`;

/** Sign-in page of a third party; redirects the member to the site with a code for `/get_info_data`. */
export const handOffPage = ({ site, back, account, error }: HandOff): string =>
  htmlPage({
    lang: 'en-US',
    title: 'Lanternpass',
    styles: [],
    scripts: [],
    body: `<main class="notice"><h1>Continue with Lanternpass</h1><p>${escapeHtml(new URL(site).host)} asks who you are. It receives your account name and currency, and nothing else.</p>${error ? errorLine(error) : ''}<form class="form" method="post"><input type="hidden" name="back" value="${escapeHtml(back)}"><label>Account name<input name="account" value="${escapeHtml(account)}" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button class="button" name="answer" value="yes">Continue</button><button class="button plain" name="answer" value="no" formnovalidate>Cancel</button></form></main>`,
  });
