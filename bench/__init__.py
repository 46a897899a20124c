"""Measurements of our games beside other engines, taken turn about in the same run."""
