import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { agreementId, footerQuery, isDocument, serviceAgreementQuery } from '#src/api/document-queries.ts';
import { hallsQuery } from '#src/api/site-queries.ts';
import { operatorText } from '#src/components/OperatorHtml.tsx';
import { providerNames } from '#src/features/catalogue/provider-names.ts';
import { discountsQuery, faqQuery, sponsorQuery } from '#src/features/site/articles/articles-queries.ts';
import { siteTitle, visitorCurrency } from '#src/site/locale.ts';
import { isDesktop } from '#src/site/site.ts';

/** What search engines and messengers show of a page, from the operator's texts. */
export interface PageSummary {
  /** Title of the page; undefined if it is that of the route. */
  title?: string | undefined;
  /** '' if the operator has no text of the page. */
  description: string;
  /** False if the address names nothing that there is: the page says so. */
  isFound?: boolean;
}

/** Characters that search engines show. */
const LONGEST = 160;

/** The summary of a rendered page by its route, from the data that the page has asked for. */
export function pageSummary(
  routeId: string,
  params: Record<string, string>,
  queries: QueryClient,
): PageSummary {
  const halls = () => queries.getQueryData(hallsQuery(visitorCurrency()).queryKey) ?? [];
  const { queryKey } = routeId.startsWith('/faq') ? faqQuery() : discountsQuery(visitorCurrency(), null);
  const articles = () => queries.getQueryData(queryKey) ?? [];
  switch (routeId) {
    case '/':
      return { description: shortened(halls().map(({ gtName }) => gtName)) };
    case '/gameHall/$gtId': {
      const hall = halls().find(({ gtId }) => gtId === params.gtId);
      return {
        title: hall?.gtName,
        description: providerNames(hall?.gpList ?? []),
        isFound: hall !== undefined,
      };
    }
    case '/discount/':
    case '/faq/':
      return { description: shortened(articles().map(({ title }) => title)) };
    case '/discount/$id':
    case '/faq/$id': {
      const article = articles().find(({ id }) => id === params.id);
      return {
        title: article?.title,
        description: shortened([article?.summary || operatorText(article?.content ?? '')]),
        isFound: article !== undefined,
      };
    }
    case '/sponsor': {
      const parts = queries.getQueryData(sponsorQuery().queryKey) ?? [];
      return { description: shortened(parts.map(({ title, content }) => title || operatorText(content))) };
    }
    case '/documents/$id': {
      if (params.id === agreementId) {
        const agreement = queries.getQueryData(serviceAgreementQuery().queryKey) ?? '';
        return { title: i18n._(msg`Service agreement`), description: shortened([operatorText(agreement)]) };
      }
      const parts = queries.getQueryData(footerQuery(isDesktop).queryKey) ?? [];
      const document = parts.find((part) => isDocument(part) && part.id === params.id);
      return {
        title: document?.title,
        description: shortened([operatorText(document?.content ?? '')]),
        isFound: document !== undefined,
      };
    }
    case '/app': {
      const name = siteTitle();
      return { description: i18n._(msg`${name} on your phone`) };
    }
    default:
      return { description: '' };
  }
}

/** The texts in a line, as many as search engines show; a first one that is longer is cut. */
function shortened([first = '', ...others]: string[]): string {
  let text = first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
  for (const other of others) if (text.length + other.length + 2 <= LONGEST) text += `, ${other}`;
  return text;
}
