type Board = { site: string; gpId: string };

const board = JSON.parse(document.getElementById('board')?.textContent ?? '') as Board;

/** The site that frames this page, and nobody else, hears its height and which bet was chosen. */
const tell = (message: Record<string, unknown>): void => parent.postMessage(message, board.site);

// Of what is on the page: the document itself is never less high than its frame.
const matches = document.querySelector('main');
if (matches) new ResizeObserver(() => tell({ code: 'S001', height: matches.offsetHeight })).observe(matches);

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button)
    tell({ code: 'U003', gp_id: board.gpId, match: button.dataset.match, pick: button.dataset.pick });
});
