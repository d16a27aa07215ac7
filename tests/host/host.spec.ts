import { routesTo, startHost } from '#tests/support/host.ts';
import { testMemberFlows } from './member-flows.ts';

testMemberFlows('the host', ({ port, backEnd, site, dist }) =>
  startHost({ port, files: { 'site.json': site }, dist, routes: routesTo(backEnd, '/art') }),
);
