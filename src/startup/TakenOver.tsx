import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** What `public/rendered-page.js` leaves in the document. */
interface EarlyDocument extends Document {
  earlyPress?: HTMLElement;
  endEarlyPresses?: () => void;
}

/** The fields of a rendered page into which somebody has typed before the app takes the page over, with their texts. */
export type TypedTexts = ReadonlyMap<HTMLInputElement, string>;
export const typedTexts = (page: Element): TypedTexts =>
  new Map(
    [...page.querySelectorAll('input')]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((input) => [input, input.value]),
  );

function type(input: HTMLInputElement, text: string) {
  const told = () => input.dispatchEvent(new Event('input', { bubbles: true }));
  // React takes the field over at its first event. It notes what is set by the property, and tells what is set past it.
  told();
  input.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  told();
}

interface Props {
  typed: TypedTexts;
  children: ReactNode;
}

/** Ends what stands in for the app in a rendered page, and gives it what was typed and pressed before. */
export function TakenOver({ typed, children }: Props) {
  useLayoutEffect(() => {
    delete document.getElementById('root')?.dataset.layout;
    delete document.documentElement.dataset.member;
  }, []);
  useEffect(() => {
    // In a task of its own: at an event React takes over the part of the page around it, but not within an effect.
    const timer = window.setTimeout(() => {
      for (const [input, text] of typed) if (input.isConnected) type(input, text);
      const page: EarlyDocument = document;
      page.endEarlyPresses?.();
      if (page.earlyPress?.isConnected) page.earlyPress.click();
      delete page.earlyPress;
    });
    return () => window.clearTimeout(timer);
  }, [typed]);
  return children;
}
