export interface HeroLabels {
  hero: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: (index: number, of: number) => string;
}
