import { type Language, languages } from '#contract/site.ts';
import { type MessageKey, type MessageValues, messageIn } from '#sandbox/server/messages/messages.ts';
import { escapeHtml, htmlPage } from './html.ts';

const NAME = 'Lanternpass';

type HandOff = { language: Language; site: string; back: string; account: string; error?: string };

/** Sign-in page of a third party; redirects the member to the site with a code for `/get_info_data`. */
export const handOffPage = ({ language, site, back, account, error }: HandOff): string => {
  const say = (key: MessageKey, values?: MessageValues) => escapeHtml(messageIn(language, key, values));
  return htmlPage({
    lang: languages[language].locale,
    title: NAME,
    styles: [],
    scripts: [],
    body: `<main class="notice"><h1>${say('handOffTitle', { name: NAME })}</h1><p>${say('handOffText', { host: new URL(site).host })}</p>${error ? `<p role="alert">${escapeHtml(error)}</p>` : ''}<form class="form" method="post"><input type="hidden" name="back" value="${escapeHtml(back)}"><label>${say('handOffAccount')}<input name="account" value="${escapeHtml(account)}" autocomplete="username" required></label><label>${say('handOffPassword')}<input name="password" type="password" autocomplete="current-password" required></label><button class="button" name="answer" value="yes">${say('handOffContinue')}</button><button class="button plain" name="answer" value="no" formnovalidate>${say('handOffCancel')}</button></form></main>`,
  });
};
