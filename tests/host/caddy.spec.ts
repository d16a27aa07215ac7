import { caddy } from '#tests/support/web-servers.ts';
import { testMemberFlows } from './member-flows.ts';

testMemberFlows('Caddy', caddy);
