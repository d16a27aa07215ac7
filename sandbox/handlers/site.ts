import { heroUrl, logoUrl } from '../art/urls.ts';
import { documentsOf } from './documents.ts';
import type { Handlers } from './handler.ts';

const partHandlers = {
  '/web/model_setting': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'model-setting', language, appOrigin),
  }),
  '/web/model_sponsor': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'sponsor', language, appOrigin),
  }),
  '/web/model_login': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'login-model', language, appOrigin),
  }),
  '/arks/web/web-mobile-footer': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'mobile-footer', language, appOrigin),
  }),
  '/arks/web/footer': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'footer', language, appOrigin),
  }),
  '/arks/web/float': async (world, { language, appOrigin }) => ({
    list: await documentsOf(world, 'float', language, appOrigin),
  }),
} satisfies Partial<Handlers>;

export const siteHandlers = {
  ...partHandlers,
  '/arks/web/site/detail': (_world, { gamesOrigin }) => ({
    customer_service_link: `${gamesOrigin}/service`,
    site_title: 'Gamehall',
  }),
  '/web/logo': (_world, { appOrigin }) => ({
    web_logo_list: (['light', 'dark', 'mark'] as const).map((type) => ({
      type,
      photo_path: appOrigin + logoUrl(type),
    })),
  }),
  '/api/template_config': (_world, { body }) => ({
    mobileTemplateName: body.mobileTemplateName,
    homeOrder: ['carousel', 'marquee', 'halls', 'redEnvelope', 'lastPlaying', 'hot', 'jackpot'],
  }),
  '/arks/web/model/register-background/detail': (_world, { appOrigin }) => ({
    photo_path: appOrigin + heroUrl('lotus-lake', 'wide'),
  }),
} satisfies Partial<Handlers>;
