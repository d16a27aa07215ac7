// The smallest back end on which members sign in, play and deposit: the answers of docs/integrating.md and nothing else.
// PORT has calls and sockets, GAMES_PORT the game and the payment. Data are in memory.
import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 5000);
const gamesPort = Number(process.env.GAMES_PORT ?? 5001);
const gamesOrigin = process.env.GAMES_ORIGIN ?? `http://127.0.0.1:${gamesPort}`;

const member = {
  id: '1001',
  account: 'first_member',
  password: 'first1234',
  currency: 'USD',
  cents: 50_000,
  centsInGame: 0,
  playing: null,
};
const tokens = new Set();
const captchas = new Map();
const orders = new Map();

const money = (cents) => (cents / 100).toFixed(2);
const success = (data = null) => ({ code: 100, message: '', data });
const failure = (code, message) => ({ code, message, data: null });
const memberChannel = `private-member.${member.id}`;

const game = {
  game_id: 1,
  gp_id: 'GPX',
  gt_id: '2',
  game_type: 'slot',
  game_code: 'first-game',
  game_name: { en_US: 'First game' },
};
const provider = { gp_id: 'GPX', gt_id: '2', game_type: 'slot', gp_name: 'First provider', game_count: 1 };
const method = {
  id: 'bank',
  kind: 'bank',
  name: 'First bank',
  min: '10',
  max: '1000',
  presets: ['50', '100'],
  promotions: [],
};

/** Moves the money of a game back into the wallet. */
function endPlay() {
  member.cents += member.centsInGame;
  member.centsInGame = 0;
  member.playing = null;
  publish(memberChannel, 'member.cash', { cash: money(member.cents) });
}

/** Calls of visitors: path -> response. */
const publicCalls = {
  // The first page.
  '/api/v3/game_list': () => success([{ gt_id: '2', gt_name: 'Slots', gp_list: [provider] }]),
  '/api/v2/get_template_game_list': () => success({ info: [game] }),
  '/api/v2/game_label': () => success({ list: [game], main: [] }),
  '/arks/web/carousel_picture': () => success({ web_carousel_picture_list: [] }),
  // The first sign-in.
  '/api/captcha': () => {
    const token = randomUUID();
    const answer = process.env.CAPTCHA_ANSWER ?? String(randomInt(1_000, 10_000));
    captchas.set(token, answer);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="32"><rect width="80" height="32" fill="#fff"/><text x="12" y="22" font-size="20">${answer}</text></svg>`;
    return success({ token, captcha: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  },
  '/api/login': ({ account, password, answer, captcha_token: captchaToken }) => {
    const expected = captchas.get(captchaToken);
    captchas.delete(captchaToken);
    if (expected === undefined || answer !== expected) return failure(105, 'The code is wrong');
    if (account !== member.account || password !== member.password)
      return failure(101, 'The account name or password is incorrect');
    const token = randomUUID();
    tokens.add(token);
    return success({
      id: member.id,
      token,
      member_account: member.account,
      member_currency: member.currency,
    });
  },
};

/** Calls of members, which get 401 without a token. */
const memberCalls = {
  '/api/member/profile/common/layout': () =>
    success({
      id: member.id,
      member_account: member.account,
      member_currency: member.currency,
      member_cash: money(member.cents),
      is_playing: member.playing ? 1 : 0,
      wallet_status: 0,
    }),
  '/api/member/profile/my_cash': () =>
    success({ my_cash_list: [], total: money(member.cents + member.centsInGame) }),
  '/api/logout': (_body, token) => {
    tokens.delete(token);
    return success();
  },
  // The first game. Its URL goes to the member's channel, with the `extra` of the request.
  '/api/member/game/play1': ({ gp_id: gpId, lobby_url: lobbyUrl, extra = '' }) => {
    if (member.playing) endPlay();
    member.centsInGame = member.cents;
    member.cents = 0;
    member.playing = { id: randomUUID(), lobbyUrl };
    publish(memberChannel, 'game.url', {
      url: `${gamesOrigin}/play/${member.playing.id}`,
      gp_id: gpId,
      extra,
    });
    publish(memberChannel, 'member.cash', { cash: money(member.cents) });
    return success();
  },
  '/api/member/game/leave1': () => {
    if (member.playing) endPlay();
    return success();
  },
  // The first deposit. A repeated request has the same request_id and makes no second order.
  '/api/member/deposit/methods': () => success({ list: [method] }),
  '/api/member/deposit/open': () =>
    success({ order: [...orders.values()].find(({ status }) => status === 'waiting') ?? null }),
  '/api/member/deposit/create': ({ amount, request_id: requestId }) => {
    const known = [...orders.values()].find((order) => order.request_id === requestId);
    if (known) return success(known);
    if (!(Number(amount) >= 10 && Number(amount) <= 1_000)) return failure(101, 'Choose from 10 to 1,000');
    const number = `D${Date.now()}${randomInt(100, 1_000)}`;
    const order = {
      order_number: number,
      request_id: requestId,
      kind: 'bank',
      method: { id: method.id, name: method.name },
      status: 'waiting',
      amount,
      pay_amount: amount,
      arrives: amount,
      instructions: {
        bank: method.name,
        name: 'First operator',
        number: '123 456 789',
        reference: number.slice(-8),
      },
    };
    orders.set(number, order);
    return success(order);
  },
  '/api/member/deposit/order': ({ order_number: number }) => {
    const order = orders.get(number);
    return order ? success(order) : failure(101, 'There is no such order');
  },
};

function answer(path, body, token) {
  if (publicCalls[path]) return [200, publicCalls[path](body)];
  // The app treats a call that is missing as not offered.
  if (!memberCalls[path]) return [404, failure(404, 'Not offered')];
  if (!tokens.has(token)) return [401, failure(401, 'Sign in again')];
  return [200, memberCalls[path](body, token)];
}

async function readBody(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 100_000) return undefined;
  }
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const api = createServer(async (request, response) => {
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const path = new URL(request.url, 'http://x').pathname;
  if (request.method !== 'POST') return send(404, failure(404, 'Every call is a POST'));
  const body = await readBody(request);
  if (typeof body !== 'object' || body === null) return send(400, failure(400, 'No JSON object'));
  send(...answer(path, body, (request.headers.authorization ?? '').replace(/^Bearer /i, '')));
});

// Realtime: Laravel Echo's protocol on socket.io.
const io = new Server(api);
const mayJoin = new Set([
  memberChannel,
  `private-member.${member.currency}`,
  `presence-member.${member.currency}`,
]);
io.on('connection', (socket) => {
  socket.on('subscribe', async ({ channel, auth } = {}) => {
    if (typeof channel !== 'string') return;
    if (/^(private|presence)-/.test(channel)) {
      const header = auth?.headers?.Authorization ?? socket.handshake.headers.authorization ?? '';
      if (!tokens.has(header.replace(/^Bearer /i, '')))
        return void socket.emit('subscription_error', channel, 401);
      if (!mayJoin.has(channel)) return void socket.emit('subscription_error', channel, 403);
    }
    await socket.join(channel);
    // No game starts before this answer.
    if (channel.startsWith('presence-'))
      socket.emit('presence:subscribed', channel, [{ user_id: member.id, user_info: { id: member.id } }]);
  });
  socket.on('unsubscribe', ({ channel } = {}) => {
    if (typeof channel === 'string') socket.leave(channel);
  });
});

function publish(channel, event, data) {
  io.to(channel).emit(event, channel, data);
}

// The provider's side: a game that pays or takes a dollar, and a bank that confirms transfers.
const games = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://x');
  const [, area, id, action] = pathname.split('/');
  const page = (status, html) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>First game</title><body>${html}</body></html>`);
  };
  if (area === 'play' && member.playing?.id === id) {
    if (request.method === 'POST' && action === 'spin')
      member.centsInGame += member.centsInGame >= 100 && randomInt(2) === 0 ? -100 : 100;
    return page(
      200,
      `<p>Balance <output>${money(member.centsInGame)}</output></p>
       <form method="post" action="/play/${id}/spin"><button>Spin</button></form>
       <a href="${member.playing.lobbyUrl}">Lobby</a>`,
    );
  }
  const order = orders.get(id);
  if (area === 'pay' && request.method === 'POST' && order?.status === 'waiting') {
    order.status = 'success';
    order.paid_amount = order.amount;
    member.cents += Math.round(Number(order.amount) * 100);
    publish(memberChannel, 'member.cash', { cash: money(member.cents) });
    publish(memberChannel, 'member_deposit.success', {
      order_number: order.order_number,
      deposit_amount: order.amount,
      deposit_times: 1,
    });
    return page(200, '<p>Paid</p>');
  }
  page(404, '<p>Nothing here</p>');
});

api.listen(port, host, () => {
  games.listen(gamesPort, host, () => {
    console.log(`calls and sockets http://${host}:${api.address().port}`);
    console.log(`games and payments http://${host}:${games.address().port}`);
    console.log(`member ${member.account}, password ${member.password}`);
  });
});
