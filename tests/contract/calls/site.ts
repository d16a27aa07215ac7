import { SITE } from '#tests/sandbox/caller.ts';
import { type Calls, gameLink } from './call.ts';

const part = { id: '1', title: 'Title', content: '', photo_path: '/a.png', url: '' };

export const siteCalls = {
  '/arks/web/carousel_picture': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, use_type: 0 },
    response: {
      web_carousel_picture_list: [
        { id: 1, photo_path: '/1.png', url: '', link_type: 2, link_method: 1, game_link_parameter: gameLink },
        { id: '2', photo_path: '/2.png', title: '', subtitle: '8%', game_link_parameter: null },
      ],
    },
  },
  '/arks/web/announcement/marquee': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, sort_field: 'sort', sort_order: 'asc' },
    response: {
      web_announcement_list: [
        {
          id: '',
          content: '2026',
          title: '',
          body: '<p></p>',
          display_before_login: true,
          display_after_login: true,
          sort: 3,
          created_at: '',
        },
      ],
    },
  },
  '/web/logo': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { web_logo_list: [{ photo_path: '/a.png', type: '' }] },
  },
  '/web/model_setting': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, language: 'en_US', model_version: '1' },
    response: { list: [part] },
  },
  '/web/model_sponsor': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, language: 'en_US', model_version: '1' },
    response: { list: [part] },
  },
  '/web/model_login': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, language: 'en_US', model_version: '1' },
    response: { list: [part] },
  },
  '/api/template_config': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { mobileTemplateName: 'H5_1' },
    response: {},
  },
  '/arks/web/web-mobile-footer': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, template: 'H5_1' },
    response: { list: [part] },
  },
  '/arks/web/footer': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { list: [part] },
  },
  '/arks/web/float': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { list: [part] },
  },
  '/arks/web/site/detail': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { customer_service_link: '', site_title: '7' },
  },
} satisfies Calls;
