import { fileRules, type Headers, renderedVary, type ServingRules } from './serving-rules.ts';

export type ServerOptions = {
  /** Absolute path of the folder with the files. */
  root: string;
  /** Address or port to listen on. */
  listen: string;
  /** Host names; none for all. */
  hosts: readonly string[];
};

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '')}"`;
const escaped = (path: string): string => path.replaceAll('.', '\\.');

/** A server block of nginx 1.18 or newer, with the modules of every package of it. */
export const nginxConfig = (rules: ServingRules, { root, listen, hosts }: ServerOptions): string => {
  // A location with headers of its own inherits none.
  const headers = (more: Headers): string[] =>
    Object.entries({ ...rules.always, ...more }).map(
      ([name, value]) =>
        `        add_header ${name} ${quoted(value)}${name in rules.always ? ' always' : ''};`,
    );
  const location = (match: string, ...lines: string[]): string[] => [
    `    location ${match} {`,
    ...lines,
    '    }',
    '',
  ];
  const { base } = rules;
  const { folders, single, others } = fileRules(rules);

  return [
    '# Written by "gamehall headers --for nginx". Belongs into the http block.',
    'map $http_upgrade $gamehall_connection { default upgrade; "" ""; }',
    // Rendered pages are for requests without a query and for browsers, not for the shells of the app.
    'map "$args $http_user_agent" $gamehall_rendered { default none; "~^ .*Gamehall(App|Store|Gesture|Finger)" none; "~^ .*MicroMessenger" none; "~^ " rendered; }',
    'map "$http_sec_ch_ua_mobile $http_user_agent" $gamehall_layout { default desktop; "~^[?]1" phone; "~^[?]0" desktop; "~(iPhone|iPad|iPod|Mobi)" phone; }',
    'server {',
    `    listen ${listen};`,
    `    server_name ${hosts.length > 0 ? hosts.map((host) => host.replace(/:\d+$/, '')).join(' ') : '_'};`,
    `    root ${quoted(root)};`,
    '    charset utf-8;',
    '    charset_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    '    gzip_static on;',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    '    client_max_body_size 256k;',
    '',
    ...rules.proxied.flatMap(({ path, target, hasSockets }) => {
      const lines = [
        `        proxy_pass ${target};`,
        '        proxy_http_version 1.1;',
        '        proxy_set_header Host $http_host;',
        '        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        '        proxy_set_header X-Forwarded-Proto $scheme;',
        '        proxy_set_header X-Forwarded-Host $http_host;',
        '        proxy_set_header X-Request-Id $request_id;',
        // A POST that moves money must not be sent twice.
        '        proxy_next_upstream off;',
        ...(hasSockets
          ? [
              '        proxy_set_header Upgrade $http_upgrade;',
              '        proxy_set_header Connection $gamehall_connection;',
              '        proxy_read_timeout 90s;',
              '        proxy_buffering off;',
            ]
          : ['        proxy_set_header Connection "";', '        proxy_read_timeout 35s;']),
      ];
      return [...location(`= ${path}`, ...lines), ...location(`^~ ${path}/`, ...lines)];
    }),
    ...folders.flatMap(([path, value]) =>
      location(`^~ ${path}`, '        try_files $uri =404;', ...headers({ 'Cache-Control': value })),
    ),
    ...single.flatMap(([path, value]) =>
      location(`= ${path}`, '        try_files $uri =404;', ...headers({ 'Cache-Control': value })),
    ),
    ...location(
      `= ${base}/manifest.webmanifest`,
      '        types { }',
      '        default_type application/manifest+json;',
      '        try_files $uri =404;',
      ...headers({ 'Cache-Control': others }),
    ),
    ...Object.entries(rules.pages).flatMap(([path, { file, headers: own }]) =>
      location(`~ ^${escaped(path)}(?:\\.html)?$`, `        rewrite ^ ${file} break;`, ...headers(own)),
    ),
    ...location(
      `~ ${rules.pagesInLanguages.pattern}`,
      `        rewrite ^ ${base}/index.html break;`,
      ...headers(rules.pagesInLanguages.headers),
    ),
    ...location(
      `~ ^${base}/.*\\.html$`,
      `        rewrite ^ ${base}/index.html break;`,
      ...headers(rules.app),
    ),
    ...location(
      `~ "^${base}/.*\\.[A-Za-z0-9]{1,12}$"`,
      '        try_files $uri =404;',
      ...headers({ 'Cache-Control': others }),
    ),
    ...location(
      `= ${base}/`,
      `        try_files ${base}/$gamehall_rendered/$gamehall_layout${base}/index.html ${base}/index.html;`,
      ...headers({ ...rules.app, Vary: renderedVary }),
    ),
    ...location(
      `${base}/`,
      `        try_files ${base}/$gamehall_rendered/$gamehall_layout$uri.html ${base}/index.html;`,
      ...headers({ ...rules.app, Vary: renderedVary }),
    ),
    ...(base
      ? [...location(`= ${base}`, `        return 308 ${base}/;`), ...location('/', '        return 404;')]
      : []),
    '}',
    '',
  ].join('\n');
};
