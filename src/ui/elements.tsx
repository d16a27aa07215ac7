import {
  type ComponentPropsWithRef,
  cloneElement,
  createContext,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import css from './elements.module.css';
import iconButtonCss from './IconButton.module.css';

/** Joins class names, without false or missing ones. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** An element of the caller's (a router's link, a button), which is cloned with the given props. */
export type RenderProp = ReactElement<HTMLAttributes<HTMLElement>>;

export function renderElement(element: RenderProp, props: HTMLAttributes<HTMLElement>) {
  const definedProps = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return cloneElement(element, { ...definedProps, className: cx(props.className, element.props.className) });
}

/** Hides an image that failed to load, and the browser's own placeholder with it (global.css). */
export const hideBrokenImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('src');

/** The level of headings in the content: the second, below that of the page, or the third in what has a heading itself. */
export const HeadingLevel = createContext<'h2' | 'h3'>('h2');

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={css.visuallyHidden} />
);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * One `primary` per view besides Deposit; `inverse` for a banner's action; `danger` for what cannot be
   * undone.
   */
  variant?: 'secondary' | 'primary' | 'inverse' | 'ghost' | 'danger';
  /** Full width, or the square of the phone's header. */
  shape?: 'wide' | 'square';
  icon?: ReactNode;
  busy?: boolean;
  /** Label while busy, a present participle. Given from the start, so that the width never changes. */
  busyLabel?: ReactNode;
  /** Label with the seconds left; the button is disabled as long as it is set. */
  cooldownLabel?: ReactNode;
  render?: RenderProp;
}

const cancelClick = (event: MouseEvent<HTMLElement>) => event.preventDefault();

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    shape,
    icon,
    busy = false,
    busyLabel,
    cooldownLabel,
    render,
    ...rest
  } = props;
  const { children, className, disabled = false, onClick, ...others } = rest;
  const isDisabled = disabled || Boolean(cooldownLabel);
  const isIdle = busy || isDisabled;
  const shared = {
    className: cx(
      css.button,
      css[variant],
      shape && css[shape],
      cooldownLabel != null && css.tabular,
      className,
    ),
    'aria-busy': busy || undefined,
    'aria-disabled': isIdle || undefined,
    // A busy or disabled button keeps its focus, so it cancels the click instead of using `disabled`.
    onClick: isIdle ? cancelClick : onClick,
    children: (
      <ButtonLabel icon={icon} busy={busy} busyLabel={busyLabel}>
        {cooldownLabel ?? children}
      </ButtonLabel>
    ),
  };
  if (render) return renderElement(render, { ...shared, onClick: isIdle ? cancelClick : undefined });
  return (
    <button
      type="button"
      {...others}
      {...shared}
      disabled={disabled && !busy}
      aria-disabled={isIdle || undefined}
    />
  );
}

interface ButtonLabelProps extends Pick<ButtonProps, 'icon' | 'busyLabel' | 'children'> {
  busy: boolean;
}

function ButtonLabel({ icon, busy, busyLabel, children }: ButtonLabelProps) {
  if (busyLabel == null) {
    return (
      <>
        {busy ? <Spinner /> : icon}
        {children}
      </>
    );
  }
  return (
    <span className={css.stack}>
      <span className={cx(css.label, busy && css.hidden)} aria-hidden={busy}>
        {icon}
        {children}
      </span>
      <span className={cx(css.label, !busy && css.hidden)} aria-hidden={!busy}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string;
  children: ReactNode;
  /** 16 px icon in the same 44 px target. */
  small?: boolean;
  /** The main action of its place. */
  primary?: boolean;
  /** On an image. */
  glass?: boolean;
  /** Ignores clicks but keeps the focus, unlike `disabled`. */
  idle?: boolean;
  render?: RenderProp;
}

export function IconButton(props: IconButtonProps) {
  const { label, title = label, small, primary, glass, idle, render, className, onClick, ...rest } = props;
  const names = cx(
    iconButtonCss.iconButton,
    small && iconButtonCss.small,
    primary && iconButtonCss.primary,
    glass && iconButtonCss.glass,
    className,
  );
  const named = { className: names, 'aria-label': label, title };
  if (render) return renderElement(render, { ...named, children: rest.children });
  return (
    <button
      type="button"
      {...rest}
      {...named}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    />
  );
}

interface Props extends ComponentPropsWithRef<'button'> {
  render?: RenderProp;
}

/** A button or link inside a sentence. */
export function TextButton({ render, ...rest }: Props) {
  if (render) return renderElement(render, { className: css.text, children: rest.children });
  return <button type="button" {...rest} className={css.text} />;
}

export const Spinner = () => <span className={css.spinner} aria-hidden="true" />;
