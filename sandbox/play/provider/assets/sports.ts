type Board = { site: string; gpId: string };

const board = JSON.parse(document.getElementById('board')?.textContent ?? '') as Board;

/** Posts a message (height or clicked bet) to the framing page, restricted to the site's origin. */
const post = (message: Record<string, unknown>): void => parent.postMessage(message, board.site);

// Observes the content, since the document is at least as high as its frame.
const matches = document.querySelector('main');
if (matches) new ResizeObserver(() => post({ code: 'S001', height: matches.offsetHeight })).observe(matches);

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button)
    post({ code: 'U003', gp_id: board.gpId, odds_id: `${button.dataset.match}-${button.dataset.pick}` });
});
