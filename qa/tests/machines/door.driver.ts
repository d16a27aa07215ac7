/** Of walks that open no page. */
export const driver = { execute: {}, assert: {} };

export const reloading = { ...driver, recovery: { reload: { ajar: 'closed' } } };
