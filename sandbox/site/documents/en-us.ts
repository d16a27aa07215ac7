import { type FooterTexts, link, sections } from './footer-document.ts';
import { FAMILIES, HELPLINE } from './help-organisations.ts';

export const enUS: FooterTexts = {
  about: {
    title: 'About us',
    content: sections(
      [
        'Who we are',
        '{site} runs this site. It brings the games of many providers together under one account and one wallet. We do not make the games: each one belongs to its provider, who also settles every round.',
      ],
      [
        'Your money',
        'We keep your balance in your name. When you open a game it moves to the game’s provider, and when you leave it comes back. Every deposit, withdrawal, transfer and round is in your records, and together they add up to your balance.',
      ],
      [
        'How we work',
        [
          'You see the fee, the amount that arrives and the conditions of a promotion before you pay.',
          'You set your own limits. A lower one applies immediately.',
          'Customer service never asks for your password or a code.',
        ],
      ],
      [
        'Adults only',
        'Our members are at least {minimumAge} years old, or older where the law asks for more. You confirm your age when you register.',
      ],
      [
        'Read more',
        [
          `${link('/documents/terms', 'Terms')}: what you and we agree on`,
          `${link('/documents/privacy', 'Privacy')}: what we store, and why`,
          `${link('/documents/responsible-play', 'Responsible play')}: limits, breaks and help`,
          `${link('/documents/licence', 'Licence')}: what kind of operator this is`,
          `${link('/faq', 'Help')}: answers to common questions`,
        ],
      ],
    ),
  },
  terms: {
    title: 'Terms',
    content: sections(
      [
        'Your account',
        [
          'You are at least {minimumAge} years old and of legal age where you live.',
          'You have one account, in your own name and for yourself only.',
          'You keep your password and your withdrawal password secret. We never ask for them.',
          'You may close the account at any time. Customer service does this for you.',
        ],
      ],
      [
        'Deposits and withdrawals',
        [
          'You see the fee and the amount that arrives before you pay. Money that arrives late is still added to your balance. If less arrives than agreed, we add what arrived.',
          'You withdraw to a verified account in your own name, with your four-digit withdrawal password, while no game is open.',
          'The amount leaves your wallet with the order. It returns if you cancel the order or we refuse it.',
          'Money that a promotion locks can be withdrawn when its turnover is complete.',
        ],
      ],
      [
        'Games',
        `Rounds are settled by the provider. An interrupted round is settled as it stood, or the stake is returned. If you close a game’s window, the balance there returns to your wallet. You can also ${link('/faq/balance-return', 'return it yourself')}. During maintenance ${link('/faq/maintenance', 'your money stays in your name')}.`,
      ],
      [
        'Records',
        'Your records list every round and every movement of money, up to three months at a time. You can export them as a file. If something is wrong, tell customer service, and we check it.',
      ],
      [
        'Promotions and breaks',
        `Each promotion shows its own conditions. Your ${link('/user/PlayLimits', 'play limits')} come before any promotion. In a break, games, deposits and promotions are closed, and you can still withdraw.`,
      ],
      ['Changes', 'We announce new terms on the site before they apply.'],
    ),
  },
  privacy: {
    title: 'Privacy',
    content: sections(
      [
        'What we hold',
        [
          'what you enter at registration and in My details',
          'your accounts for withdrawals',
          'your deposits, withdrawals, rounds, limits, letters and favourite games',
          'your sign-ins: time, internet address, browser and device',
        ],
        'We use it to run your account, to pay you, to keep your limits and to keep others out. We do not sell it. Game and payment providers get what they need for a round or a payment.',
      ],
      [
        'In your browser',
        'The site stores only what it needs:',
        [
          'until you sign out: your sign-in token and account name, the game you play with its time, and your last deposit method',
          'until you close the tab: requests that are not finished, so that none is sent twice',
          'until you clear it: language, currency, hidden amounts, notices you closed, your choice about measurement, and a random number that tells this browser from others',
        ],
      ],
      [
        'Cookies',
        'Cookies remember your language for a year and, if you came by a recommendation, its link for a limited time. Others end when you close the browser. Games and payment pages are run by their providers and may set their own.',
      ],
      [
        'Measurement',
        'We may tell an advertising network that a member registered or deposited: currency, amount, order number and, after a click on an advertisement, that click’s number. Your browser keeps the order number until you sign out, so that nothing is sent twice. Your name and account are never sent. Where the site asks for your consent, nothing is sent without it, and you can change your choice at the bottom of the page.',
      ],
      [
        'Your choices',
        `See what we know in ${link('/user/Info', 'My details')}, and export your records. Customer service corrects details, sends you a copy and deletes what need not be kept to account for money.`,
      ],
    ),
  },
  'responsible-play': {
    title: 'Responsible play',
    content: sections(
      [
        'Play for pleasure',
        'Play only with money that you can spare, never to earn a living or to win back a loss. Members are at least {minimumAge} years old. If children use your device, sign out after play.',
      ],
      [
        'Your limits',
        `On ${link('/user/PlayLimits', 'Play limits')} you limit your deposits, your losses and your time in play for a day, a week or a month. A lower limit applies immediately, on all your devices. A higher one, or none, takes 24 hours, and applies only if you confirm it again then.`,
      ],
      [
        'Breaks',
        ['A cool-off lasts 1, 7 or 30 days.', 'A self-exclusion lasts 6 months, 1 year or 5 years.'],
        'Both begin at once. Games, deposits and promotions are closed. You can still sign in and withdraw your money. A break can be made longer, never shorter.',
      ],
      [
        'Time and result',
        'While you play, you see how long you have played and how much you have won or lost. You choose how often you are reminded.',
      ],
      [
        'Signs to take seriously',
        [
          'You play for longer or for more than you meant to.',
          'You try to win back what you have lost.',
          'You borrow money to play, or hide that you play.',
          'You play in order to forget worries.',
        ],
      ],
      [
        'Help',
        'If you recognise such signs, take a break and talk to someone you trust. Customer service can help you to find the limits and breaks. These organisations listen:',
        [
          `${link(HELPLINE, 'Player Helpline')}, for those who play`,
          `${link(FAMILIES, 'Families’ Support')}, for those close to them`,
        ],
      ],
    ),
  },
  licence: {
    title: 'Licence',
    content: sections(
      [
        'A sandbox licence',
        '{site} is a sandbox operator: this site exists to build and test the product. Its licence number is <strong>SANDBOX-0001</strong>. No authority has issued it, and it is valid in no country.',
      ],
      [
        'What this means for you',
        [
          'Do not send real money. No deposit here is real, and no withdrawal is paid out.',
          'Balances, wins and losses are figures for tests.',
          'The games and their providers are made for the sandbox. Nobody has certified them.',
        ],
      ],
      [
        'What holds all the same',
        `The ${link('/documents/terms', 'terms')}, the limits and the breaks work here as they would for real money, so that they can be tried out.`,
      ],
      [
        'Complaints',
        'If a round or a payment looks wrong, tell customer service. Give the number of the round or order from your records. The sandbox has no independent office behind it.',
      ],
      [
        'How to recognise a real licence',
        'An operator with a licence shows these on this page:',
        [
          'the number of the licence and the company that holds it',
          'the authority that issued it, with a link to its register',
          'the independent office for complaints',
        ],
        'If you do not find them on a site, do not deposit there.',
      ],
    ),
  },
};
