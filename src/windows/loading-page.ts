import './waiting.css';

/** The content of `loading.html` without its image. */
const main = document.createElement('main');
const message = document.createElement('p');
message.id = 'message';
message.role = 'status';
const closeButton = document.createElement('button');
closeButton.id = 'close';
closeButton.type = 'button';
main.append(message, closeButton);
document.body.replaceChildren(main);

void import('./loading.ts');
