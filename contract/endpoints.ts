/**
 * Every call of SPEC.md section 7 as one table, under its path: what the sandbox must answer and the tests send.
 * The app imports the rows that it calls from their areas, so that a page loads no other page's shapes.
 */

import * as agent from './endpoints/agent.ts';
import * as games from './endpoints/games.ts';
import * as home from './endpoints/home.ts';
import * as identity from './endpoints/identity.ts';
import * as letters from './endpoints/letters.ts';
import * as member from './endpoints/member.ts';
import * as pageParts from './endpoints/page-parts.ts';
import * as password from './endpoints/password.ts';
import * as play from './endpoints/play.ts';
import * as promotions from './endpoints/promotions.ts';
import * as register from './endpoints/register.ts';
import * as site from './endpoints/site.ts';
import * as wallet from './endpoints/wallet.ts';

const areas = {
  ...agent,
  ...games,
  ...home,
  ...identity,
  ...letters,
  ...member,
  ...pageParts,
  ...password,
  ...play,
  ...promotions,
  ...register,
  ...site,
  ...wallet,
};
type Rows = Extract<(typeof areas)[keyof typeof areas], { path: string }>;

export type Path = Rows['path'];
export type RowOf<P extends Path> = Extract<Rows, { path: P }>;

const isRow = (item: (typeof areas)[keyof typeof areas]): item is Rows => 'path' in item;
export const endpoints = Object.fromEntries(
  Object.values(areas)
    .filter(isRow)
    .map((row) => [row.path, row]),
) as { [P in Path]: RowOf<P> };
