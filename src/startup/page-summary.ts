import type { QueryClient } from '@tanstack/react-query';
import { hallsQuery } from '#src/api/hall-queries.ts';
import { operatorText } from '#src/components/operator-html.ts';
import { providerNames } from '#src/features/catalogue/provider-names.ts';
import { discountsQuery, faqQuery } from '#src/features/site/articles/articles-queries.ts';
import { visitorCurrency } from '#src/site/currency.ts';

/** What search engines and messengers show of a page, from the operator's texts. */
export interface PageSummary {
  /** Title of the page; undefined if it is that of the route. */
  title?: string | undefined;
  description: string;
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
  const { queryKey } = routeId.startsWith('/faq') ? faqQuery() : discountsQuery();
  const articles = () => queries.getQueryData(queryKey) ?? [];
  switch (routeId) {
    case '/':
      return { description: shortened(halls().map(({ gtName }) => gtName)) };
    case '/gameHall/$gtId': {
      const hall = halls().find(({ gtId }) => gtId === params.gtId);
      return { title: hall?.gtName, description: providerNames(hall?.gpList ?? []) };
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
      };
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
