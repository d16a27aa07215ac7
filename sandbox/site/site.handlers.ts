import { heroUrl, logoUrl } from '#sandbox/art/urls.ts';
import type { Handlers } from '#sandbox/server/handler.ts';
import { hasFirstTitle } from '#sandbox/server/site-config.ts';
import { documentsOf } from './localized-documents.ts';

const partHandlers = {
  '/web/model_setting': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'model-setting', language, appOrigin),
  }),
  '/web/model_sponsor': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'sponsor', language, appOrigin),
  }),
  '/web/model_login': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'login-model', language, appOrigin),
  }),
  '/arks/web/web-mobile-footer': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'mobile-footer', language, appOrigin),
  }),
  '/arks/web/footer': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'footer', language, appOrigin),
  }),
  '/arks/web/float': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'float', language, appOrigin),
  }),
} satisfies Partial<Handlers>;

export const siteHandlers = {
  ...partHandlers,
  '/arks/web/site/detail': async (services, { language, appOrigin, gamesOrigin }) => {
    const [detail] = await documentsOf<{ customer_service_link: string }>(
      services,
      'site-detail',
      language,
      appOrigin,
    );
    return {
      site_title: '{site}',
      customer_service_link: detail?.customer_service_link || `${gamesOrigin}/service?lang=${language}`,
    };
  },
  '/web/logo': (_services, { appOrigin }) => ({
    // The drawn logo has the first site's name: a site with another title shows that.
    web_logo_list: hasFirstTitle(appOrigin)
      ? (['light', 'dark', 'mark'] as const).map((type) => ({ type, photo_path: appOrigin + logoUrl(type) }))
      : [],
  }),
  '/api/template_config': async (services, { body, language, appOrigin }) => {
    const [config] = await documentsOf(services, 'template-config', language, appOrigin);
    return { ...config, mobileTemplateName: body.mobileTemplateName };
  },
  '/arks/web/model/register-background/detail': (_services, { appOrigin }) => ({
    photo_path: appOrigin + heroUrl('lotus-lake', 'wide'),
  }),
} satisfies Partial<Handlers>;
