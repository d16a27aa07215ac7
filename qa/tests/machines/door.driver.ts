/** Of walks that open no page. */
export const driver = { execute: {}, assert: {} };

export const reloading = { ...driver, afterReload: { ajar: 'closed' } };
