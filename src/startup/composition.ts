/**
 * Keys belong to the input method while it composes: Enter chooses a word and sends no form, Escape drops it and closes
 * nothing, arrows move in its list. Safari ends a composition before the key that ends it, which has this code then.
 */
const composingKey = 229;

export function leaveKeysToInputMethods(page: EventTarget) {
  for (const type of ['keydown', 'keyup'])
    page.addEventListener(
      type,
      (event) => {
        const { isComposing, keyCode } = event as KeyboardEvent;
        if (isComposing || keyCode === composingKey) event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
