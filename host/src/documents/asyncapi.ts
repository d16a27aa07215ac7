import type * as v from 'valibot';
import { channels, eventsOf, realtimeEvents } from '../../../contract/realtime.ts';
import { contractVersion } from '../../../contract/version.ts';
import { jsonSchema } from './json-schema.ts';

type Channel = keyof typeof channels;

const parameters: Record<Channel, string | undefined> = {
  web: undefined,
  currency: 'currency',
  template: 'template',
  bobMobileTemplate: undefined,
  member: 'memberId',
  memberCurrency: 'currency',
  presence: 'currency',
};

const parameterTexts: Record<string, string> = {
  currency: 'Code of the currency that the page shows, such as USD.',
  template: 'templateName of the site config.',
  memberId: 'Id of the member, as the sign-in returned it.',
};

const who: Record<Channel, string> = {
  web: 'Every page.',
  currency: 'Every page, for the currency that it shows.',
  template: 'Pages in the desktop layout of a site whose template reacts to changes.',
  bobMobileTemplate: 'Pages in the phone layout, but those of origin_mobile.',
  member: 'Pages of a member. Needs the token: refuse it to anybody else by subscription_error.',
  memberCurrency: 'Pages of a member in a currency. Needs a token.',
  presence: 'Pages of a member in a currency. Needs a token, and is confirmed by presence:subscribed.',
};

const protocol = `Laravel Echo's protocol on a socket.io server of version 3 or newer at \`/socket.io\` of \`websocketUrl\`
(laravel-echo-server 1 has version 2, which browsers cannot speak to). The first requests are HTTP polling, since only they
can carry the Authorization header; several servers need sticky sessions, and another origin needs CORS for it.

A page sends \`subscribe\` with \`{ channel, auth: { headers: { Authorization: "Bearer <token>" } } }\` for each channel and
\`unsubscribe\` with \`{ channel }\`. The server answers a guarded channel (\`private-\`, \`presence-\`) that is refused by
\`subscription_error\` with the channel and a status, and a presence channel that is joined by \`presence:subscribed\` with
the channel and the list of its members, after the private channels: no game starts before it. Public channels need no
answer. An event is sent as \`(name, channel, data)\`, its name without the leading dot and without a namespace. Events are
not sent again after a reconnect: the page fetches what they may have changed.`;

const messageName = (event: string): string => event.replace(/^\./, '').replaceAll('.', '_');

/** Channels and events as AsyncAPI 3.0. Throws if a payload cannot be described. */
export const asyncApiDocument = () => {
  const names = Object.keys(channels) as Channel[];
  return {
    asyncapi: '3.0.0',
    info: { title: 'Realtime events of Gamehall', version: contractVersion, description: protocol },
    servers: {
      realtime: {
        host: 'www.example.com',
        pathname: '/socket.io',
        protocol: 'wss',
        description: 'websocketUrl of the site config',
        security: [{ $ref: '#/components/securitySchemes/member' }],
      },
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      names.map((name) => {
        const parameter = parameters[name];
        return [
          name,
          {
            address: (channels[name] as (value: string) => string)(parameter ? `{${parameter}}` : ''),
            description: who[name],
            ...(parameter && { parameters: { [parameter]: { description: parameterTexts[parameter] } } }),
            messages: Object.fromEntries(
              eventsOf[name].map((event) => [
                messageName(event),
                { $ref: `#/components/messages/${messageName(event)}` },
              ]),
            ),
          },
        ];
      }),
    ),
    operations: Object.fromEntries(
      names.map((name) => [
        `receive_${name}`,
        {
          action: 'receive',
          channel: { $ref: `#/channels/${name}` },
          messages: eventsOf[name].map((event) => ({
            $ref: `#/channels/${name}/messages/${messageName(event)}`,
          })),
        },
      ]),
    ),
    components: {
      securitySchemes: {
        member: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of the member, for guarded channels.',
        },
      },
      messages: Object.fromEntries(
        Object.entries(realtimeEvents).map(([event, payload]) => [
          messageName(event),
          {
            name: event.replace(/^\./, ''),
            title: event,
            payload: jsonSchema(payload as v.GenericSchema),
          },
        ]),
      ),
    },
  };
};
