import * as v from 'valibot';
import { row } from '../call.ts';
import { id, or, shape, text } from '../shape.ts';

export const siteDetail = row(
  '/arks/web/site/detail',
  v.object({ site_id: id }),
  shape({ customer_service_link: or(text, ''), site_title: or(text, '') }),
);
